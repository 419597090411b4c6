import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beginHref, cardTodayHref, sharedFields, sharedHere } from '#contract/program-places.ts';
import type { Language } from '#contract/shapes.ts';
import { languages } from '#contract/values.ts';
import { manifestTexts } from '#i18n/manifest.ts';
import { productNameIn } from '#i18n/product.ts';
import type { Config } from '../../config.ts';
import { acceptedLanguage } from './language.ts';

/** The paper of the light theme, on which the program opens; the page corrects it for the dark one. */
const paper = '#faf5ea';
/** Pictures that the server reads. */
const shareable = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome' = 'any') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The description of the program for the system that installs it. */
export function webManifest(language: Language, { PRODUCT_NAME }: Config) {
  const texts = manifestTexts(language);
  const name = productNameIn(language, PRODUCT_NAME);
  const shortcut = (title: string, description: string, url: string) => ({
    name: title,
    description,
    url,
    icons: [icon('icon', 192)],
  });
  return {
    id: '/',
    name,
    short_name: name,
    description: texts.description,
    lang: language,
    dir: language === 'he' ? 'rtl' : 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['lifestyle', 'productivity', 'social'],
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      icon('masked', 192, 'maskable'),
      icon('masked', 512, 'maskable'),
      icon('badge', 96, 'monochrome'),
    ],
    shortcuts: [
      shortcut(texts.new_chat, texts.new_chat_text, beginHref),
      shortcut(texts.card_today, texts.card_today_text, cardTodayHref),
    ],
    share_target: {
      action: sharedHere,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: sharedFields.title,
        text: sharedFields.text,
        url: sharedFields.url,
        files: [{ name: sharedFields.pictures, accept: shareable }],
      },
    },
  };
}

/** All that a browser asks for beside the page to install the program and to keep it on the disk. */
export function serveInstalled(
  server: FastifyInstance,
  config: Config,
  { webFolder, page }: { webFolder: string; page: string },
): void {
  server.get<{ Querystring: { language?: string } }>('/manifest.webmanifest', (request, reply) => {
    const language =
      languages.find((each) => each === request.query.language) ?? acceptedLanguage(request);
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest(language, config)));
  });
  // The service worker takes what is shared; without one it is lost, and the page says so.
  server.post(sharedHere, {
    onRequest: (_request, reply) => void reply.redirect(sharedHere, 303),
    handler: () => undefined,
  });
  const file = path.join(webFolder, 'service-worker.js');
  if (!existsSync(file)) return;
  // The page is filled in with settings: a change of them is a new version of it, too.
  const worker = readFileSync(file, 'utf8').replace('__PAGE_REVISION__', hash('sha256', page));
  server.get('/service-worker.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  );
}
