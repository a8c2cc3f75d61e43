import { Outlet } from 'react-router';

/** For pages that need the whole screen: no menu, no search. */
export function AloneFrame() {
  return (
    <main id="main" className="alone">
      <Outlet />
    </main>
  );
}
