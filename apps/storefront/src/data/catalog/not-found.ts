import { data } from 'react-router';

/** Thrown by loaders: the page answers 404 and shows the not-found view. */
export const notFound = (message: string) => data(message, { status: 404 });
