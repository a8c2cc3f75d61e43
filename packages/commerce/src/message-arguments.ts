/** What the compiler knows of a text of a dictionary: types only, nothing of it is left at run time. */

/** What stands before the text of a plural form, which is no argument; "Zone {n}" is none. */
type FormStart = `${string} ${'=0' | '=1' | 'one' | 'other'} `;

/** The names in the braces of a text, such as `name`, `n, number` or `n, plural, one {…} other {…}`. */
export type ArgumentNames<Text> = Text extends `${infer Before}{${infer Rest}`
  ? (Before extends FormStart ? never : NameIn<Rest>) | ArgumentNames<Rest>
  : never;
type NameIn<Rest> = Rest extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name},${string}`
    ? Name
    : Inside
  : never;

/** What a dictionary in another language must satisfy: the keys of its German counterpart. */
export type SameKeys<German> = { [Key in keyof German]: string };
