/** A text with numbered parts. `{product}` stands for the name of the installation. */
export interface LegalText {
  intro: string;
  parts: LegalPart[];
}

export interface LegalPart {
  /** The same in both languages. */
  id: string;
  heading: string;
  /** Paragraphs; an array is a list of points. */
  body: (string | string[])[];
}
