export const start = ({ logIn, openPage, back, showError }) => {
  const controller = new AbortController();
  back.onclick = () => controller.abort();
  const submit = async () => {
    let session;
    try {
      // #if MISTAKE
      session = await logIn();
      // #else
      session = await logIn(controller.signal);
      // #endif
    } catch (error) {
      if (error.name !== "AbortError") showError(error);
      return;
    }
    openPage(session);
  };

  return { submit };
};
