import logo from '#assets/logo.svg';
import logoDark from '#assets/logo-invert.svg';
import mark from '#assets/mark.svg';

/** The sign of the office is Brixel's, whatever the shop is called. Both versions are in the page; the theme shows one. */
export function Logo() {
  return (
    <>
      <img className="logo logo--light" src={logo} alt="Brixel" width={120} height={32} />
      <img className="logo logo--dark" src={logoDark} alt="Brixel" width={120} height={32} />
    </>
  );
}

export function Mark() {
  return <img className="mark" src={mark} alt="Brixel" width={30} height={30} />;
}
