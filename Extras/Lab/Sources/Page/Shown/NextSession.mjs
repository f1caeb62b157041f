export const start = ({ fetch, show, showError }) => {
  class ItemList { rows = []; }
  // #if MISTAKE
  const items = new ItemList();
  // #endif
  const showMain = async (session) => {
    // #if MENDED
    const items = new ItemList();
    // #endif
    show(session, items.rows);
    try {
      const answer = await fetch("/fruit");
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      const rows = await answer.json();
      if (session.hasEnded) return;
      items.rows = rows;
      show(session, items.rows);
    } catch (error) {
      if (!session.hasEnded) showError(error);
    }
  };

  return { showMain };
};
