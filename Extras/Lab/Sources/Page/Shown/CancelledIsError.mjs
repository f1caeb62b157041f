export const start = ({ fetch, show, showError }) => {
  let controller;
  const load = async () => {
    controller?.abort();
    controller = new AbortController();
    const { signal } = controller;
    try {
      const answer = await fetch("/people", { signal });
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      show(await answer.json());
    } catch (error) {
      // #if MISTAKE
      showError(error);
      // #else
      if (error.name !== "AbortError") showError(error);
      // #endif
    }
  };

  return { load };
};
