export const start = ({ logIn, openPage, back, alert }) => {
  const controller = new AbortController();
  back.onclick = () => controller.abort();

  const submit = async () => {
    try {
      // #if MISTAKE
      const session = await logIn();
      // #else
      const session = await logIn(controller.signal);
      // #endif
      openPage(session);
    } catch (error) {
      if (error.name !== "AbortError") alert("Try again.");
    }
  };

  return { submit };
};
