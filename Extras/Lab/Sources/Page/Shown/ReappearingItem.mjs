export const start = ({ fetch, show, showError, rows }) => {
  const load = async () => {
    try {
      const answer = await fetch("/fruit");
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      rows = await answer.json();
      draw();
    } catch (error) {
      showError(error);
    }
  };

  const hidden = new Set();
  // Also called for each list that arrives.
  const draw = () => show(rows.filter((row) => !hidden.has(row.id)));
  const remove = async (id) => {
    hidden.add(id);
    draw();
    try {
      const answer = await fetch(`/fruit/${id}`, { method: "DELETE" });
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      rows = rows.filter((row) => row.id !== id);
      // #if MENDED
      // It stays hidden, because a list that was requested earlier still contains it.
      // #endif
    } catch (error) {
      // #if MENDED
      hidden.delete(id);
      // #endif
      showError(error);
    }
    // #if MISTAKE
    hidden.delete(id);
    // #endif
    draw();
  };

  return { load, remove };
};
