// A list of people, which is asked for again and again.
export const start = ({ fetch, show }) => {
  let newest = 0;

  const load = async () => {
    newest += 1;
    const number = newest;
    const answer = await fetch("/people");
    const people = await answer.json();
    // #if MISTAKE
    show(people);
    // #else
    if (number === newest) show(people);
    // #endif
  };

  return { load };
};
