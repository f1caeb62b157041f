export const start = ({ fetch, show, alert, rows }) => {
  const deleting = new Set();
  const draw = () => show(rows.filter((row) => !deleting.has(row.id)));
  const isDone = (request) => request.then((answer) => answer.ok, () => false);

  const remove = async (id) => {
    // #if MISTAKE
    const row = rows.find((row) => row.id === id);
    rows = rows.filter((row) => row.id !== id);
    // #else
    deleting.add(id);
    // #endif
    draw();
    const isGone = await isDone(fetch(`/fruit/${id}`, { method: "DELETE" }));
    // #if MISTAKE
    if (!isGone) rows.push(row);
    // #else
    deleting.delete(id);
    if (isGone) rows = rows.filter((row) => row.id !== id);
    // #endif
    draw();
    if (!isGone) alert("Try again.");
  };

  return { remove };
};
