// Calls the server.

export async function ask(path, body) {
  const response = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.problem);
  return reply;
}

// The lines of a source file.
const sources = {};
export const source = (path) => (sources[path] ??= fetch(`/source/${path}`).then(async (response) => (await response.text()).trimEnd().split("\n")));
