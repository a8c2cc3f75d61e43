import { data } from 'react-router';
import { ErrorView } from '#shell/document/page-failure.tsx';

export const loader = () => data(null, { status: 500 });

export function Component() {
  return <ErrorView />;
}
