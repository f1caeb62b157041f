export const start = ({ fetch, show, alert }) => {
  let controller;

  const load = async () => {
    controller?.abort();
    controller = new AbortController();
    const { signal } = controller;
    try {
      const answer = await fetch("/people", { signal });
      show(await answer.json());
    } catch (error) {
      // #if MISTAKE
      alert("Try again.");
      // #else
      if (error.name !== "AbortError") alert("Try again.");
      // #endif
    }
  };

  return { load };
};
