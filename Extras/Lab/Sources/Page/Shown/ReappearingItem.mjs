export const start = ({ fetch, show, rows }) => {
  const deleting = new Set();
  let deletedSinceAsked = new Set();
  const draw = () => show(rows.filter((row) => !deleting.has(row.id)));
  const isDone = (request) => request.then((answer) => answer.ok, () => false);

  const load = async () => {
    const deleted = new Set();
    deletedSinceAsked = deleted;
    const answer = await fetch("/fruit");
    const all = await answer.json();
    // A newer load is on its way.
    if (deleted !== deletedSinceAsked) return;
    // #if MISTAKE
    rows = all;
    // #else
    rows = all.filter((row) => !deleted.has(row.id));
    // #endif
    draw();
  };

  const remove = async (id) => {
    deleting.add(id);
    draw();
    const isGone = await isDone(fetch(`/fruit/${id}`, { method: "DELETE" }));
    deleting.delete(id);
    if (isGone) {
      deletedSinceAsked.add(id);
      rows = rows.filter((row) => row.id !== id);
    }
    draw();
  };

  return { load, remove };
};
