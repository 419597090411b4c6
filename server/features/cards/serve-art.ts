import type { FastifyInstance } from 'fastify';
import { cardArtVersion, cardArtWidths } from '#contract/card-art.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cardPicture } from './art.ts';

/** The pictures of the decks, for everybody and for good: their address names their version. */
export function serveCardArt(server: FastifyInstance): void {
  server.get<{ Params: { version: string; file: string } }>(
    '/assets/cards/:version/:file',
    async (request, reply) => {
      const { version, file } = request.params;
      const [, id = '', digits] = /^([a-z-]{1,40})-(\d{3})\.webp$/u.exec(file) ?? [];
      const width = cardArtWidths.find((each) => each === Number(digits));
      const picture = width && version === cardArtVersion ? await cardPicture(id, width) : null;
      if (!picture) throw new Refusal('request.not_found');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(picture);
    },
  );
}
