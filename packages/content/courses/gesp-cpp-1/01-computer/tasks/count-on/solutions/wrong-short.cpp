// fails: 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    short n;
    cin >> n;
    cout << n << " " << n + 1 << " " << n + 2 << " " << n + 3 << endl;
    return 0;
}
