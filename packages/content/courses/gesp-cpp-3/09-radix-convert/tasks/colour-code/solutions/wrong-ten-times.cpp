// fails: 01 WA, 05 WA, 06 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    string d = "0123456789ABCDEF";
    cin >> n;
    for (int i = 1; i <= n; i++) {
        string kind, code;
        cin >> kind;
        if (kind == "rgb") {
            code = "#";
            for (int k = 0; k < 3; k++) {
                int x;
                cin >> x;
                code += d[x / 16];
                code += d[x % 16];
            }
            cout << code << endl;
        } else {
            cin >> code;
            for (int k = 0; k < 3; k++) {
                int high = d.find(code[1 + 2 * k]);
                int low = d.find(code[2 + 2 * k]);
                cout << high * 10 + low << " ";
            }
            cout << endl;
        }
    }
    return 0;
}
