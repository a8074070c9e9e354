// fails: 01 WA, 03 WA, 05 WA, 06 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int a[2005], b[2005], c[4010];

int main() {
    int x, n = 0, m = 0, count = 0, both = 0;
    bool second = false;
    while (cin >> x) {
        if (x == -1) second = true;
        else if (second) b[m++] = x;
        else a[n++] = x;
    }
    int i = 0, j = 0;
    while (i < n || j < m) {
        int v;
        if (j == m || (i < n && a[i] < b[j])) v = a[i];
        else v = b[j];
        bool inA = false, inB = false;
        while (i < n && a[i] == v) {
            i++;
            inA = true;
        }
        while (j < m && b[j] == v) {
            j++;
            inB = true;
        }
        if (inA) both++;
        c[++count] = v;
    }
    cout << count << " " << c[(count + 1) / 2] << " " << both << endl;
    return 0;
}
