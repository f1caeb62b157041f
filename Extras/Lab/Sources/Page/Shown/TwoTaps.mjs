export const start = ({ logIn, openPage, button, showError }) => {
  button.onclick = async () => {
    let session;
    // #if MENDED
    button.disabled = true;
    // #endif
    try {
      session = await logIn();
    } catch (error) {
      return showError(error);
    // #if MENDED
    } finally {
      button.disabled = false;
    // #endif
    }
    openPage(session);
  };
};
