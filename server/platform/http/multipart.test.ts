import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { Agent, type RequestOptions, request } from 'node:http';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { formWith } from '../../testing/form.ts';
import { groupOf } from '../../testing/people-world.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';
import { forgetUploads } from './multipart.ts';

const one = sharedWorld();
const folder = () => path.join(one.app.platform.config.DATA_DIR, 'uploads');

async function listening(): Promise<void> {
  const { server } = one.app;
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
}

async function groupFor(person: Person): Promise<string> {
  const { id } = await groupOf(person, await one.person());
  return id;
}

test.each([
  ['is refused', Buffer.from('no picture'), 415],
  ['is empty', Buffer.alloc(0), 422],
])('no file is left of an upload that %s', async (_how, bytes, status) => {
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
])('besides a picture %s is refused by name, and no file of it is left', async (_what, others) => {
  const ana = await one.person();
  const forms = ['image', ...others].map((field) =>
    formWith({ field, name: 'x.png', bytes: Buffer.from([7]) }),
  );
  // Each begins with a boundary; the last form's end closes them all.
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

test.each([
  ['under a name that nobody knows', 'picture'],
  ['beside another one', 'image'],
])('after a file %s the next call on the same connection is answered', async (_how, field) => {
  const ana = await one.person();
  const id = await groupFor(ana);
  await listening();
  const { port } = one.app.server.server.address() as { port: number };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = (options: RequestOptions, body?: Buffer) =>
    new Promise<[number | undefined, boolean]>((resolve, reject) => {
      const headers = { ...(options.headers as object), authorization: `Bearer ${ana.token}` };
      const asked = request({ ...options, port, host: '127.0.0.1', agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve([answer.statusCode, asked.reusedSocket]));
      });
      asked.on('error', reject);
      asked.setTimeout(10_000, () => asked.destroy(new Error('no answer')));
      asked.end(body);
    });
  const first = formWith({ field: 'image', name: 'x.png', bytes: Buffer.from([7]) }).payload;
  const { payload, headers } = formWith({ field, name: 'x.png', bytes: Buffer.alloc(3_000_000) });
  const both = Buffer.concat([first.subarray(0, first.lastIndexOf('--a-boundary')), payload]);
  const upload = { method: 'POST', path: api.messages.sendUser.path.replace(':id', id), headers };
  expect(await ask(upload, field === 'image' ? both : payload)).toEqual([422, false]);
  expect(await ask({ path: api.chat.list.path })).toEqual([200, true]);
});

test('an upload of a gigabyte is refused long before its end, and no file of it is left', async () => {
  const ana = await one.person();
  const id = await groupFor(ana);
  await listening();
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

test('files left by a stop during an upload are removed, and current files of another node are not', async () => {
  const now = Date.now();
  for (const name of ['old', 'new']) writeFileSync(path.join(folder(), name), 'x');
  const longAgo = (now - 2 * 3_600_000) / 1_000;
  utimesSync(path.join(folder(), 'old'), longAgo, longAgo);
  await forgetUploads(folder(), now);
  expect(readdirSync(folder())).toEqual(['new']);
});
