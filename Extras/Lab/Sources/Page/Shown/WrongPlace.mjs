export const start = ({ fetch, show, showError, rows }) => {
  // #if MISTAKE
  const draw = () => show(rows);
  // #else
  const deleting = new Set();
  const draw = () => show(rows.filter((row) => !deleting.has(row.id)));
  // #endif
  const remove = async (id) => {
    // #if MISTAKE
    const row = rows.find((row) => row.id === id);
    rows = rows.filter((row) => row.id !== id);
    // #else
    deleting.add(id);
    // #endif
    draw();
    try {
      const answer = await fetch(`/fruit/${id}`, { method: "DELETE" });
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      // #if MENDED
      rows = rows.filter((row) => row.id !== id);
      // #endif
    } catch (error) {
      // #if MISTAKE
      rows.push(row);
      // #endif
      showError(error);
    }
    // #if MENDED
    deleting.delete(id);
    // #endif
    draw();
  };

  return { remove };
};
