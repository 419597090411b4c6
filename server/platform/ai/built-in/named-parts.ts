/** Somebody or something that the person names, as a sentence to them says it: “your sister”, “the thesis”. */
export interface Mention {
  kind: 'person' | 'thing';
  text: string;
}

/** Something that the person wants, has to or fears to do: “leave the job”, ״לעזוב את העבודה״. */
export interface Aim {
  kind: 'wish' | 'duty' | 'fear' | 'plan' | 'trouble';
  text: string;
}
