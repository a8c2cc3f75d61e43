/** Elasticsearch has a `.keyword` field beside each text; here the field itself is compared and sorted whole. */
export const fieldName = (name: string): string => name.replace(/(?<=.)\.keyword$/, '');
