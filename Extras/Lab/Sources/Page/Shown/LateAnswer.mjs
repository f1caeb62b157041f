// A list of people, which is asked for again and again.
export const start = ({ fetch, show, showError }) => {
  let newest = 0;
  const load = async () => {
    newest += 1;
    const number = newest;
    try {
      const answer = await fetch("/people");
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      const people = await answer.json();
      // #if MISTAKE
      show(people);
      // #else
      if (number === newest) show(people);
      // #endif
    } catch (error) {
      // #if MISTAKE
      showError(error);
      // #else
      if (number === newest) showError(error);
      // #endif
    }
  };

  return { load };
};
