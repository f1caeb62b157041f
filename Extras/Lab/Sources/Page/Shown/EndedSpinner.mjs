export const start = ({ fetch, show, spinner, alert }) => {
  let controller;

  const load = async () => {
    controller?.abort();
    controller = new AbortController();
    const { signal } = controller;
    spinner.hidden = false;
    try {
      const answer = await fetch("/people", { signal });
      show(await answer.json());
    } catch (error) {
      if (error.name !== "AbortError") alert("Try again.");
    } finally {
      // #if MISTAKE
      spinner.hidden = true;
      // #else
      if (!signal.aborted) spinner.hidden = true;
      // #endif
    }
  };

  return { load };
};
