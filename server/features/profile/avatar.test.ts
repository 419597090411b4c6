import { readdirSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { formWith } from '../../testing/form.ts';
import { type Person, type World, world } from '../../testing/world.ts';

function upload(
  person: Person,
  bytes: Buffer,
  user?: object,
  { field = 'avatar', name = 'me.png' } = {},
) {
  return person.call(
    api.account.updateProfile,
    formWith({ field, name, bytes }, user ? { user: JSON.stringify(user) } : {}),
  );
}

function shown(app: World, url: string, cookie = '') {
  return app.app.server.inject({ url, headers: cookie === '' ? {} : { cookie } });
}

function mediaCookie({ cookies }: Person) {
  return `media_token=${cookies.media_token}`;
}

function storedFiles(app: World): string[] {
  try {
    return readdirSync(path.join(app.app.platform.config.DATA_DIR, 'files', 'avatars'));
  } catch {
    return [];
  }
}

function plain(width: number, height: number, background = '#14585c') {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A PNG that says it is this large, with the data of one line. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    const check = Buffer.alloc(4);
    const body = Buffer.concat([Buffer.from(type), data]);
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(width + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an avatar', () => {
  test('becomes a square WebP that signed-in people see', async () => {
    const app = await world();
    const person = await app.person();
    const { body } = await upload(person, await plain(900, 300).png().toBuffer(), {
      bio: 'with a picture',
    });
    expect(body.bio).toBe('with a picture');
    expect(body.avatar_url).toMatch(/^\/api\/media\/[0-9a-f-]{36}\/avatar$/u);
    const other = await app.person();
    const answer = await shown(app, body.avatar_url!, mediaCookie(other));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect([format, width, height]).toEqual(['webp', 512, 512]);
  });

  test('has a full address where the API is another host', async () => {
    const app = await world({
      PUBLIC_URL: 'https://zavit.test',
      API_URL: 'https://api.zavit.test',
    });
    const { body } = await upload(await app.person(), await plain(50, 50).png().toBuffer());
    expect(body.avatar_url).toMatch(/^https:\/\/api\.zavit\.test\/api\/media\//u);
  });

  test('loses place, camera and comments, and stands upright', async () => {
    const app = await world();
    const person = await app.person();
    const bytes = await sharp({
      create: { width: 40, height: 80, channels: 3, background: 'white' },
    })
      .composite([{ input: await plain(40, 40, 'black').png().toBuffer(), top: 0, left: 0 }])
      .withExif({
        IFD0: { Make: 'CANARY-CAMERA', Copyright: 'CANARY-OWNER' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '31/1 46/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '35/1 13/1 0/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const withPlace = await sharp(bytes).metadata();
    expect(withPlace.exif).toBeDefined();
    expect(withPlace.orientation).toBe(6);
    const { body } = await upload(person, bytes);
    const picture = (await shown(app, body.avatar_url!, mediaCookie(person))).rawPayload;
    const { exif, xmp, iptc, orientation } = await sharp(picture).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(picture.includes('CANARY')).toBe(false);
    const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[(y * 512 + x) * 3] ?? 0;
    expect(at(500, 256)).toBeLessThan(40);
    expect(at(10, 256)).toBeGreaterThan(215);
  });

  test('is replaced and taken away, and nothing is left of it', async () => {
    const app = await world();
    const person = await app.person();
    const first = await upload(person, await plain(50, 50).png().toBuffer());
    const second = await upload(person, await plain(60, 60).webp().toBuffer());
    expect(second.body.avatar_url).not.toBe(first.body.avatar_url);
    expect((await shown(app, first.body.avatar_url!, mediaCookie(person))).statusCode).toBe(404);
    expect(storedFiles(app)).toHaveLength(1);
    const gone = await person.call(api.account.updateProfile, {
      body: { user: { avatar_url: null } },
    });
    expect(gone.body.avatar_url).toBeNull();
    expect((await shown(app, second.body.avatar_url!, mediaCookie(person))).statusCode).toBe(404);
    expect(storedFiles(app)).toEqual([]);
  });

  test('is stored with the rest of the change or not at all', async () => {
    const app = await world();
    const person = await app.person();
    const answer = await upload(person, await plain(50, 50).png().toBuffer(), {
      username: 'admin',
    });
    expect(answer.status).toBe(422);
    expect(storedFiles(app)).toEqual([]);
    expect((await person.call(api.account.profile)).body.avatar_url).toBeNull();
  });
});

describe('access', () => {
  test('nobody without the media cookie of a live session', async () => {
    const app = await world();
    const person = await app.person();
    const { body } = await upload(person, await plain(50, 50).png().toBuffer());
    const url = body.avatar_url!;
    const code = async (cookie: string) => {
      const answer = await shown(app, url, cookie);
      return [answer.statusCode, answer.json<{ error: { code: string } }>().error.code];
    };
    expect(await code('')).toEqual([403, 'auth.token_missing']);
    expect(await code('media_token=short')).toEqual([403, 'auth.token_missing']);
    expect(await code(`media_token=${'x'.repeat(43)}`)).toEqual([403, 'auth.token_invalid']);
    expect(await code(`media_token=${person.cookies.refresh_token}`)).toEqual([
      403,
      'auth.token_invalid',
    ]);
    const other = await app.person();
    expect((await shown(app, url, mediaCookie(other))).statusCode).toBe(200);
    const csrf = other.cookies.csrftoken ?? '';
    await other.call(api.account.logout, {
      headers: {
        cookie: `refresh_token=${other.cookies.refresh_token}; csrftoken=${csrf}`,
        'x-csrftoken': csrf,
      },
    });
    expect(await code(mediaCookie(other))).toEqual([403, 'auth.token_revoked']);
  });

  test('an unknown picture is not found', async () => {
    const app = await world();
    const person = await app.person();
    for (const id of [
      '00000000-0000-7000-8000-000000000000',
      'x',
      '..%2F..%2Fsecrets%2Ftoken',
      '%00',
    ]) {
      expect((await shown(app, `/api/media/${id}/avatar`, mediaCookie(person))).statusCode).toBe(
        404,
      );
    }
    expect(
      (await shown(app, `/api/media/${person.user.id}/original`, mediaCookie(person))).statusCode,
    ).toBe(404);
  });
});

describe('a file that is no picture is refused, and nothing is stored', () => {
  async function corpus(): Promise<[string, Buffer, number, string][]> {
    const jpeg = await plain(600, 600).jpeg().toBuffer();
    const png = await sharp(
      Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251)),
      {
        raw: { width: 300, height: 300, channels: 3 },
      },
    )
      .png()
      .toBuffer();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    return [
      ['no bytes', Buffer.alloc(0), 422, 'media.unreadable'],
      ['text', Buffer.from('hello'), 415, 'media.type_unsupported'],
      ['an SVG', Buffer.from(svg), 415, 'media.type_unsupported'],
      [
        'an SVG behind a comment',
        Buffer.from(`<?xml version="1.0"?><!-- \xFF\xD8\xFF -->${svg}`),
        415,
        'media.type_unsupported',
      ],
      [
        'a web page',
        Buffer.from('<!doctype html><script>alert(1)</script>'),
        415,
        'media.type_unsupported',
      ],
      ['a PDF', Buffer.from('%PDF-1.7\n'), 415, 'media.type_unsupported'],
      ['a TIFF', await plain(9, 9).tiff().toBuffer(), 415, 'media.type_unsupported'],
      ['a JPEG cut in half', jpeg.subarray(0, jpeg.length / 2), 422, 'media.unreadable'],
      ['the head of a JPEG', jpeg.subarray(0, 20), 422, 'media.unreadable'],
      ['a PNG cut in half', png.subarray(0, png.length / 2), 422, 'media.unreadable'],
      ['the mark of a PNG alone', png.subarray(0, 8), 422, 'media.unreadable'],
      [
        'an SVG with the mark of a PNG',
        Buffer.concat([png.subarray(0, 8), Buffer.from(svg)]),
        422,
        'media.unreadable',
      ],
      [
        'a script with the mark of a GIF',
        Buffer.from('GIF89a/*<script>*/=1;alert(1)'),
        422,
        'media.unreadable',
      ],
      ['3,600 megapixels in a small file', pngOf(60_000, 60_000), 422, 'media.too_many_pixels'],
    ];
  }

  test('each with the code that says why', async () => {
    const app = await world();
    const person = await app.person();
    for (const [name, bytes, status, code] of await corpus()) {
      const answer = await upload(person, bytes);
      expect.soft([answer.status, answer.code], name).toEqual([status, code]);
    }
    const tooLarge = await upload(person, Buffer.alloc(20 * 1024 * 1024 + 1, 7));
    expect(tooLarge.status).toBe(413);
    const elsewhere = await upload(person, await plain(9, 9).png().toBuffer(), undefined, {
      field: 'picture',
    });
    expect(elsewhere.status).toBe(422);
    expect(storedFiles(app)).toEqual([]);
    expect((await person.call(api.account.profile)).body).toMatchObject({
      avatar_url: null,
      version: 0,
    });
  });

  test('a truncated JPEG never gets through, wherever it was cut', async () => {
    const app = await world();
    const person = await app.person();
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, at) => (at * 7919) % 253));
    const jpeg = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();
    for (let length = 1_024; length < jpeg.length - 2; length += 4_096) {
      expect
        .soft((await upload(person, jpeg.subarray(0, length))).status, String(length))
        .toBe(422);
    }
  });

  test('data hidden behind a picture is gone from the public files', async () => {
    const app = await world();
    const person = await app.person();
    const polyglot = Buffer.concat([
      await plain(50, 50).png().toBuffer(),
      Buffer.from('PK\x03\x04<script>CANARY</script>'),
    ]);
    const { body } = await upload(person, polyglot, undefined, { name: '../../x\u202Egnp.html' });
    const picture = (await shown(app, body.avatar_url!, mediaCookie(person))).rawPayload;
    expect(picture.includes('CANARY')).toBe(false);
    expect(storedFiles(app)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.webp$/u)]);
  });

  test('a strip of 60,000 pixels is a small picture like any other', async () => {
    const app = await world();
    const { body } = await upload(await app.person(), await plain(60_000, 20).png().toBuffer());
    expect(body.avatar_url).not.toBeNull();
  });
});
