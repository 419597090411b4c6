import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StageBar } from './StageBar.tsx';

const names = { PS: 'Pause', ED: 'Expand', FC: 'Focus', DG: 'Doing' };

test('the current stage is announced as the current step and can not be chosen again', () => {
  const html = renderToStaticMarkup(
    <StageBar current="ED" names={names} label="Stage" onChoose={() => undefined} />,
  );
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-current="step"><span/);
  expect(html.match(/<button/g)).toHaveLength(3);
});

test('without a way to choose, the stages are only shown, each with its name', () => {
  const html = renderToStaticMarkup(<StageBar current="PS" names={names} label="Stage" />);
  expect(html).not.toContain('<button');
  for (const name of Object.values(names)) expect(html).toContain(name);
});
