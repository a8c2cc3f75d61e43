import { data } from 'react-router';
import { ErrorView } from '#features/layout/error-view.tsx';

export const loader = () => data(null, { status: 500 });

export function Component() {
  return <ErrorView />;
}
