/** Elasticsearch keeps the whole value of a text in a field beside it; here the field itself is compared and sorted whole. */
export const fieldName = (name: string): string => name.replace(/(?<=.)\.keyword$/, '');
