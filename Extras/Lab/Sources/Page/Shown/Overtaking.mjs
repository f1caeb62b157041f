export const start = ({ fetch, input, showSaved, showError }) => {
  let saving = Promise.resolve();
  input.oninput = async () => {
    const body = input.value;
    const save = () => fetch("/note", { method: "PUT", body });
    // #if MISTAKE
    const saved = save();
    // #else
    // After the one before, also if that has failed.
    const saved = saving.then(save, save);
    // #endif
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
