import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './command.ts';
import { settingsBySection } from './settings.ts';

const generated: Record<string, () => string> = {
  '.env.example': environmentExample,
  'docs/configuration.md': configurationTable,
};

function environmentExample(): string {
  const lines = ['# Every setting with its default; nothing here has to be set.'];
  for (const [section, settings] of settingsBySection()) {
    lines.push('', `# ${section}`);
    for (const setting of settings) {
      lines.push(`# ${setting.meaning}`, `#${setting.name}=${setting.default ?? ''}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function configurationTable(): string {
  const lines = [
    '# Configuration',
    '',
    'Settings are environment variables; an empty one counts as absent. A real service is switched on by its setting alone.',
    '[models.md](models.md) says which model is good for what. This page is made from `server/config.ts` by `npm run generate`.',
  ];
  for (const [section, settings] of settingsBySection()) {
    lines.push('', `## ${section}`, '', '| Setting | Default | Meaning |', '|---|---|---|');
    for (const setting of settings) {
      const value = setting.default === undefined ? '' : `\`${cell(setting.default)}\``;
      lines.push(`| \`${setting.name}\` | ${value} | ${cell(setting.meaning)} |`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  for (const [name, make] of Object.entries(generated)) {
    const file = path.join(root, name);
    const text = make();
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (values.check) {
      console.error(`${name} does not say what server/config.ts says: run npm run generate.`);
      process.exitCode = 1;
    } else {
      writeFileSync(file, text);
      console.log(`${name} written`);
    }
  }
}
