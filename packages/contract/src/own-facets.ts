/** Asks for the counts of all attributes that the owner has made a filter of, whatever they are called. */
export const OWN_FACETS = 'own_attributes';
