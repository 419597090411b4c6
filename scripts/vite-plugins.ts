import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
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
 * Names the files of the first chat and of each language in the page, so that the early script can
 * ask for them together with the program instead of after it.
 */
export function earlyFiles(screens: Record<string, string>): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry }) {
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
        const content = JSON.stringify(early).replaceAll('"', '&quot;');
        return html.replace(
          '<script src="/early.js">',
          `<meta name="early-files" content="${content}" />\n    <script src="/early.js">`,
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
