// fails: 01 WA, 02 WA, 04 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int jiao = 0, cut = 0;
    for (int i = 0; i < n; i++) {
        int p, w;
        cin >> p >> w;
        jiao += (p * w + 50) / 100;
        if (p * w % 100 != 0)
            cut++;
    }
    cout << jiao / 10 << "." << jiao % 10 << " " << cut << endl;
    return 0;
}
