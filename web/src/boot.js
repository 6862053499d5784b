// Runs before all else: asks the server for what it shows while the page's own script is still being read.
(() => {
  const socket = new WebSocket(`ws://${location.host}/ws`), heard = [];
  socket.onmessage = (message) => heard.push(message.data);
  socket.onopen = () => socket.send(JSON.stringify({ id: 0, do: "restore", bins: Math.max(50, innerWidth) }));
  window.ndbEarly = { socket, heard };
})();
