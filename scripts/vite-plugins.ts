import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import { type Plugin, type Rolldown, minify } from 'vite';
import type { Endpoint } from '../contract/endpoint.ts';
import { filesOf as sourcesOf, textKeysIn } from './first-texts.ts';

const contractFile = path.resolve(import.meta.dirname, '../contract/index.ts');

/**
 * The browser calls endpoints by method and path; their schemas are the server's. So the
 * contract's map enters the program without them, and Zod only with the forms that use it.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    apply: 'build',
    async load(id) {
      if (path.resolve(id) !== contractFile) return null;
      const { api } = (await import(pathToFileURL(contractFile).href)) as {
        api: Record<string, Record<string, Endpoint>>;
      };
      const lean = Object.fromEntries(
        Object.entries(api).map(([noun, endpoints]) => [
          noun,
          Object.fromEntries(
            Object.entries(endpoints).map(([name, endpoint]) => [
              name,
              { method: endpoint.method, path: endpoint.path },
            ]),
          ),
        ]),
      );
      return `export const api = ${JSON.stringify(lean)};`;
    },
  };
}

/**
 * The texts of a language in two files: those that the first screens may say, and the rest. Messages with something to fill
 * in are parsed here, so that the browser gets and runs no parser. `first` names the modules of the first screens.
 */
export function splitTexts(first: readonly string[]): Plugin {
  const catalogues = path.resolve(import.meta.dirname, '../i18n');
  const parser = '@formatjs/icu-messageformat-parser';
  const files = sourcesOf(first);
  return {
    name: 'split-texts',
    apply: 'build',
    config: () => ({ resolve: { alias: { [parser]: `${parser}/no-parser.js` } } }),
    async load(id) {
      const file = path.resolve(id);
      const part = path.basename(file, '.ts');
      if (path.dirname(path.dirname(file)) !== catalogues || !['first', 'rest'].includes(part))
        return null;
      const { catalogue } = (await import(pathToFileURL(file).href)) as {
        catalogue: Record<string, string>;
      };
      const early = textKeysIn(files, Object.keys(catalogue));
      const parsed = Object.entries(catalogue)
        .filter(([key]) => early.has(key) === (part === 'first'))
        .map(([key, message]) => [
          key,
          message.includes('{') ? parse(message, { captureLocation: false }) : message,
        ]);
      const withoutPlaces = (name: string, value: unknown) =>
        name === 'location' ? undefined : value;
      return `export const catalogue = ${JSON.stringify(Object.fromEntries(parsed), withoutPlaces)};`;
    },
    /** A module that the reading of sources overlooked could say a text that is not there. */
    buildEnd() {
      const waiting = first.map((name) => path.resolve(import.meta.dirname, '..', name));
      const seen = new Set<string>();
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (seen.has(id) || id.includes('node_modules')) continue;
        seen.add(id);
        if (/\.tsx?$/u.test(id) && !files.has(id))
          this.error(`${id} is missing in the first texts`);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
}

/** Paths of the contract: of every first screen, and of a chat that is opened directly (`:id`). */
export type EarlyQuestions = { asked: string[]; askedOfChat: string[] };

/**
 * Puts the early script into the page itself, with the names of the program's styles and of the first
 * chat's and each language's files, and with the paths that are asked of the server, so that they and the
 * first answers are asked for before the program, not after it. Styles that the page named itself would hold up its first paint.
 * The program is brought by the early script, too: after a painted screen.
 */
export function earlyScript(
  script: string,
  screens: Record<string, string>,
  asked: EarlyQuestions,
): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk: entry }) {
        if (!bundle || !entry) return html;
        const known = filesOf(bundle, entry);
        const early = Object.fromEntries(
          Object.entries(screens).map(([key, module]) => {
            const chunk = Object.values(bundle).find(
              (output): output is Rolldown.OutputChunk =>
                output.type === 'chunk' &&
                Object.keys(output.modules).some((id) => id.endsWith(module)),
            );
            if (!chunk) this.error(`${module} is in no file of the program`);
            return [key, [...filesOf(bundle, chunk)].filter((file) => !known.has(file))];
          }),
        );
        const source = await readFile(path.resolve(import.meta.dirname, '../web', script), 'utf8');
        const { code } = await minify(script, source);
        const links = [
          ...html.matchAll(/[ ]*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n/gu),
        ];
        if (links.length === 0) this.error('the page has no styles');
        const { scripts, page } = withoutScripts(html);
        if (scripts.length === 0) this.error('the page has no program');
        const without = links.reduce((rest, [link]) => rest.replace(link, ''), page);
        const named = {
          ...early,
          ...asked,
          styles: links.map(([, file]) => file),
          program: scripts,
        };
        const content = JSON.stringify(named).replaceAll('"', '&quot;');
        const place = `<script src="/${script}"></script>`;
        if (!without.includes(place)) this.error(`the page has no ${place}`);
        // A function, because `$` means something in a replacement text.
        return without.replace(
          place,
          () => `<meta name="early-files" content="${content}" />\n    <script>${code}</script>`,
        );
      },
    },
  };
}

/**
 * The loading screen is painted from the page alone: its styles, and those tokens that they use, stand in it.
 */
export function paintedFirst(styles: string, tokens: string): Plugin {
  const web = path.resolve(import.meta.dirname, '../web');
  return {
    name: 'painted-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const [own, all] = await Promise.all(
          [styles, tokens].map((file) => readFile(path.join(web, file), 'utf8')),
        );
        const used = tokensUsed(all ?? '', own ?? '');
        const style = `<style nonce="__CSP_NONCE__">${used}${squeezed(own ?? '')}</style>`;
        return html.replace('</head>', () => `  ${style}\n  </head>`);
      },
    },
  };
}

/** The page without its scripts, and their addresses; the program itself is the last of them. */
function withoutScripts(html: string): { scripts: string[]; page: string } {
  const module = /[ ]*<script type="module"[^>]* src="(\/[^"]+)"[^>]*><\/script>\n/gu;
  return {
    scripts: [...html.matchAll(module)].map(([, address = '']) => address),
    page: html.replaceAll(module, ''),
  };
}

const squeezed = (css: string) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The rules of `tokens` with no other declarations than `styles` needs, also by way of other tokens. */
function tokensUsed(tokens: string, styles: string): string {
  const names = (css: string) =>
    [...css.matchAll(/var\((--[\w-]+)/gu)].map(([, name = '']) => name);
  const wanted = new Set(names(styles));
  const declaration = /(--[\w-]+):([^;]*);/gu;
  const css = squeezed(tokens);
  for (let before = 0; before < wanted.size;) {
    before = wanted.size;
    for (const [, name = '', value = ''] of css.matchAll(declaration))
      if (wanted.has(name)) for (const other of names(value)) wanted.add(other);
  }
  const left = css
    .replaceAll(declaration, (whole, name: string) => (wanted.has(name) ? whole : ''))
    .replaceAll(/[^{}]+\{\s*\}/gu, '');
  return squeezed(left);
}

/** A file with all that it imports at once, styles included. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  from: Rolldown.OutputChunk,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(from.fileName)) return seen;
  seen.add(from.fileName);
  for (const style of from.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const name of from.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(bundle, imported, seen);
  }
  return seen;
}
