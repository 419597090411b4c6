import { type Figure, printTable } from './figures.ts';

/** `npm run bench [-- name … --runs=1]`: every measurement, or those that are named, and one table. */
const measurements: Record<string, () => Promise<Figure[]>> = {
  process: async () => (await import('./process.ts')).measureProcess(),
  answers: async () => (await import('./answers.ts')).measureAnswers(),
  'known-chats': async () => (await import('./known-chats.ts')).measureKnownChats(),
  'chat-list': async () => (await import('./chat-list.ts')).measureChatList(),
  search: async () => (await import('./search.ts')).measureSearch(),
  pdf: async () => (await import('./pdf.ts')).measurePdf(),
  uploads: async () => (await import('./uploads.ts')).measureUploads(),
  memory: async () => (await import('./memory.ts')).measureMemory(),
  people: async () => (await import('./people.ts')).measurePeople(),
  sockets: async () => (await import('./sockets.ts')).measureSockets(),
  'two-browsers': async () => (await import('./two-browsers.ts')).measureTwoBrowsers(),
  kills: async () => (await import('./kills.ts')).measureKills(),
  'database-kills': async () => (await import('./database-kills.ts')).measureDatabaseKills(),
  'export-kills': async () => (await import('./export-kills.ts')).measureExportKills(),
  'payment-kills': async () => (await import('./payment-kills.ts')).measurePaymentKills(),
  folders: async () => (await import('./scrolling.ts')).measureFolders(),
  scrolling: async () => (await import('./scrolling.ts')).measureScrolling(),
  hub: async () => (await import('./hub.ts')).measureHub(),
  explore: async () => (await import('./explore.ts')).measureExplore(),
  guide: async () => (await import('./guide.ts')).measureGuide(),
  safety: async () => (await import('./safety.ts')).measureSafety(),
  doors: async () => (await import('./doors.ts')).measureDoors(),
  browser: async () => (await import('./browser.ts')).measureBrowser(),
};

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stderr.write(`measuring: ${name}\n`);
  figures.push(...(await measure()));
}
printTable(figures);
process.exit(0);
