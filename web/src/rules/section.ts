/** The rules of a game as the pages get them. */

/** A piece of a section: text, or a figure drawn with letters. */
export type Part = { html: string } | { figure: string };

export interface Section {
  id: string;
  title: string;
  /** All of it as plain words, to be searched. */
  text: string;
  parts: Part[];
}
