import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { paperFonts } from './fonts.ts';
import { tellPoints } from './points.ts';
import type { Manuscript } from './typeset.ts';
import { wholeWords } from './whole-words.ts';

/** Runs in a thread of its own, for one paper: what it took goes with the thread. */
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
  tellPoints(pdf);
  // A copy, because memory of the compiler can't change hands.
  return new Uint8Array(wholeWords(pdf));
}

const pdf = paperOf(workerData as Manuscript);
parentPort?.postMessage(pdf, [pdf.buffer]);
