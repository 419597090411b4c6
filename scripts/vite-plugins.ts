import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, type Rolldown, minify } from 'vite';
import type { Endpoint } from '../contract/endpoint.ts';

const contractFile = path.resolve(import.meta.dirname, '../contract/index.ts');

/**
 * The browser calls endpoints by method, path and access; their schemas are the server's. So the
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
              { method: endpoint.method, path: endpoint.path, access: endpoint.access },
            ]),
          ),
        ]),
      );
      return `export const api = ${JSON.stringify(lean)};`;
    },
  };
}

/**
 * Puts the early script into the page itself, with the names of the first chat's and each language's
 * files, so that they and the first answers are asked for before the program, not after it.
 */
export function earlyScript(script: string, screens: Record<string, string>): Plugin {
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
        const content = JSON.stringify(early).replaceAll('"', '&quot;');
        const place = `<script src="/${script}"></script>`;
        if (!html.includes(place)) this.error(`the page has no ${place}`);
        // A function, because `$` means something in a replacement text.
        return html.replace(
          place,
          () => `<meta name="early-files" content="${content}" />\n    <script>${code}</script>`,
        );
      },
    },
  };
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
