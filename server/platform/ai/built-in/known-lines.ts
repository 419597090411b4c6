import { remarks } from '#content/guide/remarks.ts';
import type { Remark } from '#content/guide/remarks/remark.ts';
import type { Line } from '#content/guide/script.ts';
import { subjects } from '#content/guide/subjects.ts';
import type { Subject, Text } from '#content/guide/subjects/subject.ts';
import type { Stage } from '#contract/shapes.ts';

type SubjectLines = Record<Stage, Line[]>;

const ofRemarks = new Map(
  remarks.map(({ key, replies }) => [key, linesOf(`remark.${key}`, replies)]),
);
const ofSubjects = new Map(
  subjects.map(({ key, lines }): [string, SubjectLines] => [
    key,
    {
      PS: linesOf(`subject.${key}.PS`, lines.PS),
      ED: linesOf(`subject.${key}.ED`, lines.ED),
      FC: linesOf(`subject.${key}.FC`, lines.FC),
      DG: linesOf(`subject.${key}.DG`, lines.DG),
    },
  ]),
);

/** The answers to a remark. */
export function remarkLines({ key }: Remark): Line[] {
  return ofRemarks.get(key) ?? [];
}

/** The questions of a subject by stage. */
export function subjectLines({ key }: Subject): SubjectLines {
  return ofSubjects.get(key) ?? { PS: [], ED: [], FC: [], DG: [] };
}

function linesOf(name: string, texts: readonly Text[]): Line[] {
  return texts.map(([en, he], place) => ({
    id: `${name}.${place}`,
    en,
    he,
    asks: en.includes('?'),
    slots: [],
  }));
}
