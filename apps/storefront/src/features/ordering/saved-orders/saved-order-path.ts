/** The page of an order that was saved and not sent yet. */
export const savedOrderPath = (id: string): string => `/order-review/${encodeURIComponent(id)}/saved`;

export const isSavedOrderPath = (pathname: string): boolean => /\/order-review\/[^/]+\/saved\/?$/.test(pathname);
