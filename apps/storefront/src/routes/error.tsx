import { data } from 'react-router';
import { ErrorView } from '#shared/failure/error-view.tsx';

export const loader = () => data(null, { status: 500 });

export function Component() {
  return <ErrorView />;
}
