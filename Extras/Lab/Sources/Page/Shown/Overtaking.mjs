export const start = ({ fetch, input, showSaved, showError }) => {
  let saving = Promise.resolve();

  input.oninput = () => {
    const body = input.value;
    const save = () => fetch("/note", { method: "PUT", body });
    // #if MISTAKE
    save().then(showSaved, showError);
    // #else
    saving = saving.then(save).then(showSaved, showError);
    // #endif
  };
};
