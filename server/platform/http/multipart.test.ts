import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { formWith } from '../../testing/form.ts';
import { groupOf } from '../../testing/people-world.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';
import { forgetUploads } from './multipart.ts';

const one = sharedWorld();
const folder = () => path.join(one.app.platform.config.DATA_DIR, 'uploads');

async function groupFor(person: Person): Promise<string> {
  const { id } = await groupOf(person, await one.person());
  return id;
}

test.each([
  ['is refused', Buffer.from('no picture'), 415],
  ['is empty', Buffer.alloc(0), 422],
])('nothing is left of an upload that %s', async (_how, bytes, status) => {
  const ana = await one.person();
  const form = formWith({ field: 'image', name: 'x.jpg', bytes });
  const sent = await ana.call(api.messages.sendUser, {
    params: { id: await groupFor(ana) },
    ...form,
  });
  expect(sent.status).toBe(status);
  expect(readdirSync(folder())).toEqual([]);
});

test.each([
  ['a recording', ['audio']],
  ['another picture', ['image']],
  ['two more files', ['audio', 'image']],
])('beside a picture %s is refused by name, and nothing of it is left', async (_what, others) => {
  const ana = await one.person();
  const forms = ['image', ...others].map((field) =>
    formWith({ field, name: 'x.png', bytes: Buffer.from([7]) }),
  );
  // Each begins with a boundary; the last one's end is everybody's.
  const bodies = forms.map(({ payload }) =>
    payload.subarray(0, payload.lastIndexOf('--a-boundary')),
  );
  const payload = Buffer.concat([...bodies, Buffer.from('--a-boundary-that-no-file-has--\r\n')]);
  const refused = await ana.call(api.messages.sendUser, {
    params: { id: await groupFor(ana) },
    headers: forms[0]!.headers,
    payload,
  });
  expect([refused.status, refused.error.fields]).toEqual([422, { [others[0]!]: 'field.one_file' }]);
  expect(readdirSync(folder())).toEqual([]);
});

test('an upload of a gigabyte is refused long before its end, and nothing of it is left', async () => {
  const ana = await one.person();
  const id = await groupFor(ana);
  await one.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = one.app.server.server.address() as { port: number };
  const boundary = 'a-boundary-that-no-file-has';
  const piece = Buffer.alloc(1024 ** 2, 7);
  const gigabyte = 1024;
  let sent = 0;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const outgoing = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: api.messages.sendUser.path.replace(':id', id),
        headers: {
          authorization: `Bearer ${ana.token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
      },
      (answer) => {
        resolve(answer.statusCode);
        answer.resume();
        outgoing.destroy();
      },
    );
    outgoing.on('error', (error) => (outgoing.destroyed ? undefined : reject(error)));
    outgoing.write(
      `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="x.jpg"\r\n\r\n`,
    );
    const goOn = () => {
      if (outgoing.destroyed || sent === gigabyte) return;
      sent += 1;
      if (outgoing.write(piece)) setImmediate(goOn);
      else outgoing.once('drain', goOn);
    };
    goOn();
  });
  expect(status).toBe(413);
  expect(sent).toBeLessThan((4 * limits.uploadBytesMax) / piece.length);
  expect(readdirSync(folder())).toEqual([]);
});

test('what a stop in the middle of an upload has left is removed, and what another node writes now is not', async () => {
  const now = Date.now();
  for (const name of ['old', 'new']) writeFileSync(path.join(folder(), name), 'x');
  const longAgo = (now - 2 * 3_600_000) / 1_000;
  utimesSync(path.join(folder(), 'old'), longAgo, longAgo);
  await forgetUploads(folder(), now);
  expect(readdirSync(folder())).toEqual(['new']);
});
