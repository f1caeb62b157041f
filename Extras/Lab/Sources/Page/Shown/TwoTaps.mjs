export const start = ({ logIn, openPage, button, alert }) => {
  button.onclick = async () => {
    // #if MENDED
    button.disabled = true;
    // #endif
    try {
      openPage(await logIn());
    } catch {
      // #if MENDED
      button.disabled = false;
      // #endif
      alert("Try again.");
    }
  };
};
