// fails: 01 WA, 07 WA, 08 OLE, 09 OLE, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int nxt[3005], pre[3005];

int main() {
    int n, q;
    cin >> n >> q;
    for (int i = 0; i <= n; i++) {
        nxt[i] = i < n ? i + 1 : -1;
        pre[i] = i - 1;
    }
    for (int i = 0; i < q; i++) {
        char c;
        int x, y;
        cin >> c >> x;
        if (c == 'I') {
            cin >> y;
            int z = nxt[y];
            nxt[y] = x;
            pre[x] = y;
            nxt[x] = z;

        } else {
            nxt[pre[x]] = nxt[x];
            if (nxt[x] != -1) pre[nxt[x]] = pre[x];
        }
    }
    if (nxt[0] == -1) cout << "empty";
    for (int x = nxt[0]; x != -1; x = nxt[x]) cout << x << " ";
    cout << endl;
    return 0;
}
