import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

test('a busy button keeps its words and submits nothing', () => {
  const html = renderToStaticMarkup(
    <Button type="submit" busy>
      Save
    </Button>,
  );
  expect(html).toContain('Save');
  expect(html).toContain('type="button"');
  expect(html).toContain('aria-busy="true"');
});

test('a disabled button with a reason stays focusable', () => {
  const html = renderToStaticMarkup(
    <IconButton label="Record" icon={null} disabled disabledReason="Only when online" />,
  );
  expect(html).not.toMatch(/\sdisabled/);
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('data-tip="Only when online"');
});
