export const start = ({ fetch, show, spinner, showError }) => {
  let controller;
  const load = async () => {
    controller?.abort();
    controller = new AbortController();
    const { signal } = controller;
    spinner.hidden = false;
    try {
      const answer = await fetch("/people", { signal });
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      show(await answer.json());
    } catch (error) {
      if (error.name !== "AbortError") showError(error);
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
