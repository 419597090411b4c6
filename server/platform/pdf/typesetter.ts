import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { paperFonts } from './fonts.ts';
import { mapPoints } from './points.ts';
import type { Manuscript } from './typeset.ts';
import { wholeWords } from './whole-words.ts';

/** Runs in a separate thread for one PDF: its memory is freed with the thread. */
function paperOf({ template, data, pictures }: Manuscript): Uint8Array<ArrayBuffer> {
  const workspace = path.dirname(template);
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: paperFonts() }] });
  for (const [name, bytes] of pictures)
    compiler.mapShadow(path.join(workspace, name), Buffer.from(bytes));
  const compiled = compiler.compile({ mainFilePath: template, inputs: { data } });
  if (!compiled.result) {
    const problem = compiled.takeDiagnostics() ?? compiled.takeError();
    throw new Error(`the paper can't be set: ${JSON.stringify(problem?.shortDiagnostics)}`);
  }
  const pdf = compiler.pdf(compiled.result);
  mapPoints(pdf);
  // A copy, because the compiler's memory can't be transferred.
  return new Uint8Array(wholeWords(pdf));
}

const pdf = paperOf(workerData as Manuscript);
parentPort?.postMessage(pdf, [pdf.buffer]);
