import { expect, test } from './people.ts';
import { connect, pairOf, talkScreen } from './talk.ts';

interface Asked {
  state: PermissionState;
  /** The visible words of the page at each moment in which the browser was asked for the microphone. */
  shown: string[];
}

test('a sentence says why before the browser asks for the microphone, and none once it is allowed @phone', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  const { page } = person;
  await page.addInitScript(() => {
    const asked: Asked = { state: 'prompt', shown: [] };
    Object.assign(window, { asked });
    const { permissions, mediaDevices: devices } = navigator;
    const look = permissions.query.bind(permissions);
    permissions.query = async (wanted) =>
      wanted.name === ('microphone' as PermissionName)
        ? ({ state: asked.state } as PermissionStatus)
        : look(wanted);
    const ask = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      asked.shown.push(document.body.innerText);
      return ask(wanted);
    };
  });
  const talk = talkScreen(page, say);
  await talk.open(id);
  const pane = page.getByRole('group', { name: say('voice.message'), exact: true });
  const record = async () => {
    await page.getByRole('button', { name: say('voice.record') }).click();
    await expect(pane.getByRole('timer')).toBeVisible();
    await pane.getByRole('button', { name: say('voice.discard'), exact: true }).click();
    await expect(pane).toHaveCount(0);
  };
  const asked = () => page.evaluate(() => (window as unknown as { asked: Asked }).asked.shown);

  await record();
  await page.evaluate(() => {
    (window as unknown as { asked: Asked }).asked.state = 'granted';
  });
  await record();
  const [first, second, ...more] = await asked();
  expect(first).toContain(say('voice.asking'));
  expect(second).not.toContain(say('voice.asking'));
  expect(more).toEqual([]);
});
