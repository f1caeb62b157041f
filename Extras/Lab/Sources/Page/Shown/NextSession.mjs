export const start = ({ fetch, show }) => {
  class ItemList { rows = []; }

  // #if MISTAKE
  const items = new ItemList();
  // #endif

  const showMain = async (session) => {
    // #if MENDED
    const items = new ItemList();
    // #endif
    show(session, items.rows);
    const answer = await fetch("/fruit");
    const rows = await answer.json();
    if (session.hasEnded) return;
    items.rows = rows;
    show(session, items.rows);
  };

  return { showMain };
};
