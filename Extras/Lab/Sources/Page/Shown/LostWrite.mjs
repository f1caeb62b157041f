export const start = ({ fetch, input, back, showSaved, showError }) => {
  // #if MISTAKE
  const controller = new AbortController();
  const { signal } = controller;
  back.onclick = () => controller.abort();
  // #endif
  let saving = Promise.resolve();
  input.oninput = async () => {
    const body = input.value;
    // #if MISTAKE
    const save = () => fetch("/note", { method: "PUT", body, signal });
    // #else
    const save = () => fetch("/note", { method: "PUT", body, keepalive: true });
    // #endif
    const saved = saving.then(save, save);
    saving = saved;
    try {
      const answer = await saved;
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
    } catch (error) {
      return showError(error);
    }
    if (saved === saving) showSaved();
  };
};
