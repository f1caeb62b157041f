export const start = ({ fetch, input, back, showSaved, showError }) => {
  const controller = new AbortController();
  back.onclick = () => controller.abort();
  let saving = Promise.resolve();

  input.oninput = () => {
    const body = input.value;
    // #if MISTAKE
    const { signal } = controller;
    const save = () => fetch("/note", { method: "PUT", body, signal });
    // #else
    const save = () => fetch("/note", { method: "PUT", body, keepalive: true });
    // #endif
    saving = saving.then(save).then(showSaved, showError);
  };
};
